import Judge
import Results
import Sentences

extension DoctorExamination {
  /// Checks for the programs that turn pictures into pixels; without them, pictures are cells and SVG.
  mutating func examinePictures(_ environment: [String: String]) async {
    let converter = PictureProgram.converter
    guard let path = converter.path(in: environment) else {
      let packages =
        ([converter.package] + PictureFont.allCases.map(\.package) + [KoreanFont.package])
        .joined(separator: " ")
      note(
        .pictures, .limited,
        Sentence(
          "no \(converter.rawValue), so --format png isn't available: sudo apt install \(packages)",
          ko:
            "\(converter.rawValue) 프로그램이 없어 --format png 옵션을 쓸 수 없어요: sudo apt install \(packages)"
        ))
      return
    }
    let typesetter = PictureProgram.typesetter
    guard typesetter.path(in: environment) != nil else {
      return note(
        .pictures, .limited,
        Sentence(
          "\(path), but no \(typesetter.rawValue), so text in PNG leaves its frames: sudo apt install \(typesetter.package)",
          ko:
            "\(path) 프로그램은 있지만, \(typesetter.rawValue) 프로그램이 없어 PNG에서 글자가 자기 자리를 벗어나요: sudo apt install \(typesetter.package)"
        ))
    }
    let fonts = await PictureFont.missing(in: environment)
    guard fonts.isEmpty else {
      let names = fonts.map(\.rawValue).joined(separator: ", ")
      let packages = fonts.map(\.package).joined(separator: " ")
      return note(
        .pictures, .limited,
        Sentence(
          "\(path), but PNG lacks the fonts \(names): sudo apt install \(packages)",
          ko: "\(path) 프로그램은 있지만, PNG에 쓸 글꼴이 없어요(\(names)): sudo apt install \(packages)"))
    }
    guard await !KoreanFont.isMissing(in: environment) else {
      return note(
        .pictures, .limited,
        Sentence(
          "\(path), but PNG lacks a font for Korean: sudo apt install \(KoreanFont.package)",
          ko: "\(path) 프로그램은 있지만, PNG에 한글을 그릴 글꼴이 없어요: sudo apt install \(KoreanFont.package)"))
    }
    guard await ColorEmoji(environment: environment).isPossible() else {
      return note(
        .pictures, .limited,
        Sentence(
          "\(path), but emoji have no color in PNG: sudo apt install fonts-noto-color-emoji",
          ko:
            "\(path) 프로그램은 있지만, PNG에서 이모지가 색 없이 그려져요: sudo apt install fonts-noto-color-emoji"
        ))
    }
    note(.pictures, .good, fact: path)
  }

  /// Checks which image formats of asset catalogs Rings can read; others get a placeholder.
  mutating func examineAssets() {
    let unread = ImageConverter.allCases.filter { !$0.isInstalled }
    let read = ["PNG", "JPEG"] + ImageConverter.allCases.filter(\.isInstalled).map(\.format)
    let formats = read.joined(separator: ", ")
    guard !unread.isEmpty else { return note(.assets, .good, fact: formats) }
    let missing = unread.map(\.format).joined(separator: ", ")
    let packages = unread.map(\.package).joined(separator: " ")
    note(
      .assets, .limited,
      Sentence(
        "\(formats), but not \(missing): sudo apt install \(packages)",
        ko: "\(formats) 형식을 읽어요. \(missing) 형식은 아직이에요: sudo apt install \(packages)"))
  }
}
