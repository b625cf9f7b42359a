import PlumbKit

let typesetter = try Typesetter()
let window = Window(size: CGSize(width: 320, height: 120), measurer: typesetter)
