package import Sentences
package import Storage

extension CatalogCopy.Problem: SpokenError {
  package var sentence: Sentence {
    switch self {
    case .tooLarge(let name):
      let name = SanitizedText.text(name)
      let (size, count) = (CatalogCopy.maximumBytes >> 20, CatalogCopy.maximumItems)
      return Sentence(
        "\(name) contains more than a widget may include (\(size) MB, \(count) files).",
        ko: "\(name) 안에 위젯에 넣을 수 있는 것보다 많은 것이 들어 있어요(\(size) MB, 파일 \(count)개까지).")
    case .unreadable(let name):
      let name = SanitizedText.text(name)
      return Sentence(
        "\(name) contains files that Rings can't read.", ko: "\(name) 안에 읽을 수 없는 파일이 있어요.")
    }
  }
}
