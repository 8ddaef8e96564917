import AppleNames
import Sentences

/// A name that Rings lacks, with the module that declares it if that's certain.
struct MissingName {
  let name: String?
  /// Whether the name is a member; Rings has no list of the members in Apple's frameworks.
  let isMember: Bool
  /// The frameworks whose names are visible in the file.
  let visible: [String]
  /// The absent frameworks that the file imports.
  let absentFrameworks: [String]
  /// The absent packages that the file imports.
  let packages: [String]
  /// The names that the target's Objective-C headers declare.
  let objectiveC: Set<String>

  /// The absent framework or package, or else the name itself; nil if neither is known.
  var source: String? {
    guard let module else { return name ?? onlyPackage }
    return (absentFrameworks + packages).contains(module) ? module : name
  }

  /// The package that the code needs if no other is absent.
  private var onlyPackage: String? { packages.count == 1 ? packages.first : nil }

  private var module: String? {
    guard let name, !isMember, !objectiveC.contains(name) else { return nil }
    return AppleNames.framework(declaring: name, among: visible)
      ?? AppleNames.framework(definingConstant: name, among: visible) ?? onlyPackage
  }

  /// Returns the message about a call in a project whose form Rings may lack.
  static func sentence(formOf callee: String, _ message: String) -> Sentence {
    Sentence(
      """
      Rings doesn't have this form of `\(callee)`, unless its arguments are wrong: \(message). The \
      widget is drawn without it.
      """,
      ko: """
        `\(callee)`: 이 형태는 Rings에 없거나, 인자가 잘못됐어요: \(message). 이 부분 없이 위젯을 그려요.
        """)
  }

  var sentence: Sentence {
    guard let name else {
      if let onlyPackage {
        return Sentence(
          "This code needs \(onlyPackage), which Rings doesn't have. The widget is drawn without it.",
          ko: "\(onlyPackage): Rings에 없는 이 모듈이 필요한 코드예요. 이 부분 없이 위젯을 그려요.")
      }
      return Sentence(
        "This code needs something that Rings doesn't have. The widget is drawn without it.",
        ko: "Rings에 없는 것이 필요한 코드예요. 이 부분 없이 위젯을 그려요.")
    }
    if objectiveC.contains(name) {
      return Sentence(
        "`\(name)` is Objective-C code, which Rings doesn't compile. The widget is drawn without it.",
        ko: "`\(name)`: Rings가 컴파일하지 않는 Objective-C 코드예요. 이 부분 없이 위젯을 그려요.")
    }
    if let module {
      return Sentence(
        "Rings doesn't have `\(name)` from \(module). The widget is drawn without it.",
        ko: "\(module)의 `\(name)`: Rings에 없어요. 이 부분 없이 위젯을 그려요.")
    }
    if packages.count > 1, !isMember {
      let modules = packages.joined(separator: ", ")
      return Sentence(
        """
        Rings doesn't have `\(name)`, which may come from one of these modules: \(modules). The \
        widget is drawn without it.
        """,
        ko: "`\(name)`: Rings에 없어요. \(modules) 가운데 한 모듈에 있는 것일 수 있어요. 이 부분 없이 위젯을 그려요.")
    }
    return Sentence(
      "Rings doesn't have `\(name)`. The widget is drawn without it.",
      ko: "`\(name)`: Rings에 없어요. 이 부분 없이 위젯을 그려요.")
  }
}
