/// A message from the compiler to a macro program: the cases of its JSON protocol that Rings handles.
struct MacroRequest: Decodable {
  struct Capability: Decodable {}

  struct Expansion: Decodable {
    let macro: Macro
    let discriminator: String
    let syntax: Syntax
  }

  struct AttachedUse: Decodable {
    let macro: Macro
    let macroRole: String
    let attributeSyntax: Syntax
    let declSyntax: Syntax
    let extendedTypeSyntax: Syntax?
  }

  struct Macro: Decodable {
    let typeName: String
    let name: String
  }

  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  struct Location: Decodable {
    let fileID: String
    let fileName: String
    let offset: Int
    let line: Int
    let column: Int
  }

  // Each message is an object with one key, named after its kind.
  let getCapability: Capability?
  let expandFreestandingMacro: Expansion?
  let expandAttachedMacro: AttachedUse?
}

enum MacroAnswer: Encodable, Equatable {
  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Problem])

  struct Capability: Encodable, Equatable {
    /// The protocol version of Swift 6.3.
    let protocolVersion = 7
  }

  struct Problem: Encodable, Equatable {
    struct Position: Encodable, Equatable {
      let fileName: String
      let offset: Int
    }

    struct Nothing: Encodable, Equatable {}

    let message: String
    let severity = "error"
    let position: Position
    let highlights: [Nothing] = []
    let notes: [Nothing] = []
    let fixIts: [Nothing] = []
  }
}
