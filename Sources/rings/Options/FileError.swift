/// A file named on the command line that cannot be used.
enum FileError: Error, Equatable {
  case missing(String)
  case isFolder(String)
  case notSwift(String)
  case noSwiftFiles(String)
  case noFolder(String)
  /// A file that would be written over.
  case exists(String)

  var message: String {
    switch self {
    case .missing(let path): "There is no file \(path). Check the name, or look with `ls`."
    case .isFolder(let path): "\(path) is a folder. Name the Swift files in it."
    case .notSwift(let path): "\(path) is not a Swift file: its name must end in .swift."
    case .noSwiftFiles(let path): "There are no Swift files in \(path)."
    case .noFolder(let path): "There is no folder \(path). Check the name, or look with `ls`."
    case .exists(let path):
      "\(path) is there already and is different. Move it away, or name another folder."
    }
  }
}
