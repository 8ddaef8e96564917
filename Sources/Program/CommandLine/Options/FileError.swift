import Sentences

enum FileError: SpokenError, Equatable {
  case missing(String)
  case isFolder(String)
  case notSwift(String)
  case noSwiftFiles(String)
  case noFolder(String)
  /// A file that would be overwritten.
  case exists(String)

  var sentence: Sentence {
    switch self {
    case .missing(let path):
      Sentence(
        "There is no file \(path). Check the name, or list the files with `ls`.",
        ko: "\(path) 파일이 없어요. 이름을 확인하거나 `ls` 명령으로 찾아보세요.")
    case .isFolder(let path):
      Sentence(
        "\(path) is a folder. Specify the Swift files in it.",
        ko: "\(path) 이름은 폴더예요. 그 안의 Swift 파일을 적으세요.")
    case .notSwift(let path):
      Sentence(
        "\(path) is not a Swift file: its name must end in .swift.",
        ko: "\(path) 파일은 Swift 파일이 아니에요. 이름이 .swift로 끝나야 해요.")
    case .noSwiftFiles(let path):
      Sentence(
        "There are no Swift files in \(path).", ko: "\(path) 폴더에 Swift 파일이 없어요.")
    case .noFolder(let path):
      Sentence(
        "There is no folder \(path). Check the name, or list the folders with `ls`.",
        ko: "\(path) 폴더가 없어요. 이름을 확인하거나 `ls` 명령으로 찾아보세요.")
    case .exists(let path):
      Sentence(
        "\(path) already exists. Move it away, or choose another name.",
        ko: "\(path) 파일이 이미 있어요. 그 파일을 옮기거나 다른 이름을 고르세요.")
    }
  }
}
