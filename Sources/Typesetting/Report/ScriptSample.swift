/// A word or a few letters of each script that plumb has fonts for.
struct ScriptSample {
  var script: String
  var language: String
  var text: String

  static let all: [ScriptSample] = [
    .init(script: "Latin", language: "en", text: "Hamburg"),
    .init(script: "Vietnamese", language: "vi", text: "Tiếng Việt"),
    .init(script: "Greek", language: "el", text: "Ελλάδα"),
    .init(script: "Cyrillic", language: "ru", text: "Россия"),
    .init(script: "Arabic", language: "ar", text: "العربية"),
    .init(script: "Persian", language: "fa", text: "فارسی"),
    .init(script: "Hebrew", language: "he", text: "עברית"),
    .init(script: "Thai", language: "th", text: "ภาษาไทย"),
    .init(script: "Devanagari", language: "hi", text: "हिन्दी"),
    .init(script: "Bengali", language: "bn", text: "বাংলা"),
    .init(script: "Gujarati", language: "gu", text: "ગુજરાતી"),
    .init(script: "Gurmukhi", language: "pa", text: "ਪੰਜਾਬੀ"),
    .init(script: "Kannada", language: "kn", text: "ಕನ್ನಡ"),
    .init(script: "Malayalam", language: "ml", text: "മലയാളം"),
    .init(script: "Odia", language: "or", text: "ଓଡ଼ିଆ"),
    .init(script: "Sinhala", language: "si", text: "සිංහල"),
    .init(script: "Tamil", language: "ta", text: "தமிழ்"),
    .init(script: "Telugu", language: "te", text: "తెలుగు"),
    .init(script: "Khmer", language: "km", text: "ខ្មែរ"),
    .init(script: "Lao", language: "lo", text: "ລາວ"),
    .init(script: "Myanmar", language: "my", text: "မြန်မာ"),
    .init(script: "Tibetan", language: "bo", text: "བོད"),
    .init(script: "Armenian", language: "hy", text: "Հայերեն"),
    .init(script: "Georgian", language: "ka", text: "ქართული"),
    .init(script: "Ethiopic", language: "am", text: "አማርኛ"),
    .init(script: "Thaana", language: "dv", text: "ދިވެހި"),
    .init(script: "Syriac", language: "syr", text: "ܣܘܪܝܝܐ"),
    .init(script: "N'Ko", language: "nqo", text: "ߒߞߏ"),
    .init(script: "Tifinagh", language: "zgh", text: "ⵜⴰⵎⴰⵣⵉⵖⵜ"),
    .init(script: "Mongolian", language: "mn", text: "ᠮᠣᠩᠭᠣᠯ"),
    .init(script: "Cherokee", language: "chr", text: "ᏣᎳᎩ"),
    .init(script: "Canadian syllabics", language: "iu", text: "ᐃᓄᒃᑎᑐᑦ"),
    .init(script: "Chinese, simplified", language: "zh-Hans", text: "简体中文"),
    .init(script: "Chinese, traditional", language: "zh-Hant", text: "繁體中文"),
    .init(script: "Chinese, Hong Kong", language: "zh-HK", text: "香港中文"),
    .init(script: "Japanese", language: "ja", text: "日本語かな"),
    .init(script: "Korean", language: "ko", text: "한국어"),
    .init(script: "Emoji", language: "en", text: "😀"),
    .init(script: "Symbols", language: "en", text: "⌘★✓"),
    .init(script: "Mathematics", language: "en", text: "∑∫√"),
  ]
}
