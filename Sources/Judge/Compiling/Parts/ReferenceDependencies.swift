/// The declarations that a file provides to its module, and the names that it uses.
///
/// The compiler writes this record (`swiftdeps`, in LLVM's bitstream format) for incremental builds. It
/// contains every name that was looked up, found or not, and a fingerprint of the declarations.
struct ReferenceDependencies: Codable, Sendable, Equatable {
  /// The fingerprint for each name, which changes with declarations but not with function bodies.
  private(set) var offered: [String: String] = [:]

  private(set) var wanted: [String] = []

  private enum Code {
    static let metadata = 1
    static let node = 2
    static let fingerprint = 3
    static let identifier = 5
  }

  private enum Kind {
    static let topLevel: UInt64 = 0
    static let member: UInt64 = 3
    static let externalFile: UInt64 = 5
    /// A source file as a whole.
    ///
    /// Its fingerprint covers the code outside types' bodies.
    static let wholeFile: UInt64 = 6
  }

  /// The supported version of the format.
  private static let version: [UInt64] = [1, 0]

  private struct Node {
    var kind: UInt64
    var context: Int
    var name: Int
    var isOffered: Bool
    var fingerprint = ""
  }

  /// Reads a record that the compiler wrote.
  ///
  /// - Parameter bytes: The whole file.
  init(_ bytes: [UInt8]) throws(BitstreamReader.Damage) {
    var reader = BitstreamReader(bytes)
    guard reader.skipMagic("DEPS") else { throw .malformed }
    // Index 0 means no name.
    var names = [""]
    var nodes: [Node] = []
    var isUnderstood = false
    while !reader.isAtEnd {
      guard case .record(let record) = try reader.next() else { continue }
      switch record.code {
      case Code.metadata: isUnderstood = record.fields == Self.version
      case Code.identifier: names.append(String(decoding: record.blob, as: UTF8.self))
      case Code.node: nodes.append(try Self.node(record))
      case Code.fingerprint where !nodes.isEmpty:
        nodes[nodes.count - 1].fingerprint = String(decoding: record.blob, as: UTF8.self)
      default: break
      }
    }
    guard isUnderstood, nodes.contains(where: { $0.kind == Kind.wholeFile }) else {
      throw .malformed
    }
    try take(nodes, names)
  }

  private static func node(
    _ record: BitstreamReader.Record
  ) throws(BitstreamReader.Damage) -> Node {
    guard record.fields.count >= 5, let context = Int(exactly: record.fields[2]),
      let name = Int(exactly: record.fields[3])
    else { throw .malformed }
    return Node(
      kind: record.fields[0], context: context, name: name, isOffered: record.fields[4] != 0)
  }

  private mutating func take(
    _ nodes: [Node], _ names: [String]
  ) throws(BitstreamReader.Damage) {
    let whole = nodes.filter { $0.kind == Kind.wholeFile }.map(\.fingerprint)
    var fingerprints: [String: Set<String>] = [:]
    var looked: Set<String> = []
    for node in nodes where node.kind != Kind.externalFile && node.kind != Kind.wholeFile {
      guard names.indices.contains(node.context), names.indices.contains(node.name) else {
        throw .malformed
      }
      let name = "\(node.kind)\t\(names[node.context])\t\(names[node.name])"
      if node.isOffered {
        fingerprints[name, default: []].insert(node.fingerprint)
      } else {
        looked.insert(name)
      }
    }
    // A type's fingerprint covers its body; its head is part of the file's fingerprint.
    offered = fingerprints.mapValues { ($0.sorted() + whole).joined(separator: " ") }
    wanted = looked.sorted()
  }

  /// Returns the dependencies with fingerprints that also cover the bodies of declarations with opaque types.
  func adding(_ results: OpaqueResults) -> ReferenceDependencies {
    var more = self
    let contexts = Set(
      offered.keys.compactMap { key in
        key.split(separator: "\t", omittingEmptySubsequences: false).dropFirst().first
      }
    ).filter { !$0.isEmpty }
    var opaque: [String: [String]] = [:]
    // Other files look up a type's members by name, so a member belongs to its type's declarations.
    for (name, text) in results.texts {
      var keys = ["\(Kind.topLevel)\t\t\(name.name)"]
      if let type = name.type {
        // In mangled form, a type's name follows its length and precedes its kind. If the name begins with an
        // earlier word, the mangled form has a zero and a letter instead, so it may be any name.
        let own = contexts.filter {
          $0.dropLast().hasSuffix("\(type.utf8.count)\(type)") || $0.contains(/0[A-Za-z]/)
        }
        keys = (own.isEmpty ? contexts : own).flatMap { context in
          // Other files may also refer to a view's `Body`.
          [name.name, "Body"].map { "\(Kind.member)\t\(context)\t\($0)" }
        }
      }
      for key in keys { opaque[key, default: []].append(text) }
    }
    for (key, found) in opaque {
      more.offered[key] = ([more.offered[key] ?? ""] + found.sorted()).joined(separator: " ")
    }
    if let whole = results.whole { more.offered = more.offered.mapValues { "\($0) \(whole)" } }
    return more
  }
}
