/// Why a pack could not be made, packed or installed.
package enum AuthoringError: Error, Equatable, Sendable {
  case badIdentifier(String)
  case alreadyThere(String)
  case cannotWrite(String, reason: String)
  case unknownLanguage(String)
  case unreadable(String)
  /// A path that an archive's form has no room for.
  case pathTooLong(String)
  case badArchive(String, reason: String)

  package var message: String {
    switch self {
    case .badIdentifier(let text):
      "“\(text)” cannot name a pack: use small letters, digits and dashes, such as my-first-pack."
    case .alreadyThere(let path):
      "\(path) is already there, and Rings does not write over it. Choose another name."
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written: \(reason)."
    case .unreadable(let path):
      "\(path) cannot be read."
    case .pathTooLong(let path):
      "\(path) is too long a path for an archive: shorten the names of its folders."
    case .badArchive(let file, let reason):
      "\(file) cannot be installed: \(reason)."
    case .unknownLanguage(let code):
      "“\(code)” is not a language code. Use codes such as en or ko, with en among them."
    }
  }
}
