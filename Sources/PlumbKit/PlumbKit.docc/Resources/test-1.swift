import PlumbKit

let typesetter = try Typesetter()
let document = try OpenDocument.open(path: "profile.yaml")
let options = DocumentOptions(locale: LocaleTag("de"), device: Device.named("iphone-se"))
let screen = try document.screen(options: options, measurer: typesetter)
