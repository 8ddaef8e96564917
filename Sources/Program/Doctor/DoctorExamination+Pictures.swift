import Judge
import Results
import Sentences

extension DoctorExamination {
  /// Checks for the programs that turn pictures into pixels; without them, pictures are cells and SVG.
  mutating func examinePictures(_ environment: [String: String]) async {
    let converter = PictureProgram.converter
    guard let path = converter.path(in: environment) else {
      note(
        .pictures, .limited,
        Sentence(
          "no \(converter.rawValue), so --format png isn't available: sudo apt install \(converter.package) fonts-inter",
          ko:
            "\(converter.rawValue) 프로그램이 없어 --format png 옵션을 쓸 수 없어요: sudo apt install \(converter.package) fonts-inter"
        ))
      return
    }
    guard await ColorEmoji(environment: environment).isPossible() else {
      let packages = "fonts-noto-color-emoji \(PictureProgram.emoji.package)"
      return note(
        .pictures, .limited,
        Sentence(
          "\(path), but emoji have no color in PNG: sudo apt install \(packages)",
          ko: "\(path) 프로그램은 있지만, PNG에서 이모지가 색 없이 그려져요: sudo apt install \(packages)"))
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
