import Sentences

extension DocumentationPage {
  /// A topic of a framework, in the order of the index.
  enum Topic: CaseIterable {
    case types, protocols, modifiers, environment, macros, functions, members

    var title: Sentence {
      switch self {
      case .types: Sentence("Types", ko: "타입")
      case .protocols: Sentence("Protocols", ko: "프로토콜")
      case .modifiers: Sentence("View modifiers", ko: "뷰 수정자")
      case .environment: Sentence("Environment values", ko: "환경 값")
      case .macros: Sentence("Macros", ko: "매크로")
      case .functions: Sentence("Functions and variables", ko: "함수와 변수")
      case .members: Sentence("Members of types", ko: "타입의 멤버")
      }
    }
  }

  /// The topic of the most important declaration.
  var topic: Topic {
    guard let symbol = symbols.first else { return .members }
    switch (symbol.kind, symbol.owner) {
    case (.protocolType, _): return .protocols
    case (.structure, _), (.enumeration, _), (.classType, _), (.actor, _), (.alias, nil):
      return .types
    case (.macro, _): return .macros
    case (.method, "View"?): return .modifiers
    case (.property, "EnvironmentValues"?): return .environment
    case (.function, _), (.variable, _): return .functions
    default: return .members
    }
  }
}
