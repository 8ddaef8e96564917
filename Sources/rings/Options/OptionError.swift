import Curriculum

/// An option whose value cannot be used.
enum OptionError: Error {
  case unknown(option: String, value: String, known: [String])
  case malformed(option: String, value: String, form: String)
  case conflicting(String, String)

  var message: String {
    switch self {
    case .unknown(let option, let value, let known):
      "\(option) \(value) is not known. Known: \(known.joined(separator: ", "))."
    case .malformed(let option, let value, let form):
      "\(option) \(value) cannot be read. It is written \(form)."
    case .conflicting(let first, let second):
      "\(first) and \(second) cannot be used together."
    }
  }
}
