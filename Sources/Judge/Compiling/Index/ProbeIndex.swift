import Foundation
import Storage

/// Reads, from a compile's index, the declarations that the names in probe files refer to.
struct ProbeIndex {
  /// The index folder, next to the compiler's results.
  static let folder = "\(Output.folder)/index"

  /// The maximum size of a file's record, in bytes.
  ///
  /// A probe's record is about a hundredth of this size.
  private static let recordLimit = 8 << 20

  private static let longestName = 2_000

  let folder: URL
  let copies: SourceCopies
  /// The module that contains the learner's files and the probes.
  let module: String
  /// The declarations in files that weren't compiled this time, by the copies' names.
  var known: [String: [String: ProbeName.Declaration]] = [:]
  /// The cached records of probe files, by the copies' names.
  var knownRecords: [String: Data] = [:]
  /// The symbols of probe files, by the copies' names.
  var symbols: [String: ProbeSymbols] = [:]

  /// Creates a reader of the index in a compile's folder.
  ///
  /// - Parameter work: The compiler's working folder.
  init(in work: URL, copies: SourceCopies, module: String) {
    folder = work.appending(path: Self.folder)
    self.copies = copies
    self.module = module
  }

  /// Returns every use of a name in the probe files; nil if the compiler wrote no index of these files.
  func all() -> [ProbeName]? {
    let files = copies.copies.filter(\.isProbe)
    let bytes = knownRecords.merging(
      probeRecords(among: Set(files.map(\.name)).subtracting(knownRecords.keys))
    ) { known, _ in known }
    var records: [(file: String, record: IndexRecord)] = []
    for file in files {
      guard let record = bytes[file.name].flatMap({ try? IndexRecord([UInt8]($0)) }) else {
        return nil
      }
      records.append((file.name, record))
    }
    // Whether each of the probes' declarations is at the top level, by the declaration's USR.
    var own: [String: Bool] = [:]
    for (_, record) in records {
      for occurrence in record.occurrences where occurrence.isDefinition {
        own[occurrence.symbol.usr] = !occurrence.isMember
      }
    }
    var definitions: (all: [String: ProbeName.Declaration], isWhole: Bool)?
    let written = records.flatMap { file, record in
      record.occurrences.map { occurrence in
        let usr = occurrence.symbol.usr
        let origin: ProbeName.Origin
        if let isTopLevel = own[usr] {
          origin = .probes(isTopLevel: isTopLevel)
        } else if isOfThisModule(usr) {
          let found = definitions ?? self.definitions()
          definitions = found
          origin = .sources(
            found.all[usr]
              // The compiler synthesizes the declaration for a type that conforms to a library's protocol.
              ?? ProbeName.Declaration(
                location: nil, replacesLibrarys: found.isWhole && beginsWithModule(usr)))
        } else {
          origin = .library(module: SymbolModule.name(of: usr), symbol: usr)
        }
        return ProbeName(
          file: file, line: occurrence.line, column: occurrence.column,
          name: Self.written(occurrence.symbol.name), isImplicit: occurrence.isImplicit,
          origin: origin)
      }
    }
    return written + unwritten(beside: written) { definitions?.all ?? self.definitions().all }
  }

  /// Returns the probes' symbols that don't correspond to any written name.
  private func unwritten(
    beside written: [ProbeName], definitions: () -> [String: ProbeName.Declaration]
  ) -> [ProbeName] {
    let own = symbols.values.reduce(into: Set<String>()) { $0.formUnion($1.defined) }
    let named = Set(
      written.compactMap { name -> String? in
        if case .library = name.origin { nil } else { name.name }
      })
    return symbols.sorted { $0.key < $1.key }.flatMap { file, symbols -> [ProbeName] in
      let extensions = symbols.extensions
        .filter { !own.contains($0.symbol) && named.isDisjoint(with: $0.path) }
        .sorted { $0.symbol < $1.symbol }
      let names = extensions.map { found in
        ProbeName(
          file: file, line: 0, column: 0, name: found.name, isImplicit: true,
          origin: .sources(
            ProbeName.Declaration(
              location: Self.location(of: found, among: definitions()), replacesLibrarys: false)))
      }
      return names
        + symbols.selfDescriptions.map(\.rawValue).sorted().map { way in
          ProbeName(
            file: file, line: 0, column: 0, name: way, isImplicit: true,
            origin: .library(module: "Swift", symbol: ""))
        }
    }
  }

  /// Returns the location of an extension's member, or of the first member in a conformance's extension.
  private static func location(
    of found: ProbeSymbols.Extension, among definitions: [String: ProbeName.Declaration]
  ) -> Diagnostic.Location? {
    if let exact = definitions["s:" + found.symbol.dropFirst(2)]?.location { return exact }
    let beginning = "):\(found.type)." + (found.path.last ?? "")
    return definitions.filter { usr, _ in
      SymbolModule.demangled(usr)?.contains(beginning) ?? false
    }.compactMap(\.value.location).min { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Whether the module's name is in the symbol, as in extensions of other modules' types.
  private func isOfThisModule(_ usr: String) -> Bool {
    usr.contains("\(module.utf8.count)\(module)")
  }

  /// Whether the declaration isn't inside another module's type.
  private func beginsWithModule(_ usr: String) -> Bool {
    usr.hasPrefix("s:\(module.utf8.count)\(module)")
  }

  /// Returns a name as written: `map` for `map(_:)`, and a property's name for its accessors.
  private static func written(_ name: String) -> String {
    let base = name.prefix { $0 != "(" }
    // A name can't contain a colon, and an operator can't begin with a parenthesis.
    return base.split(separator: ":").last.map(String.init) ?? String(base)
  }

  /// Returns the declarations outside the probes, and whether they're known for all files.
  private func definitions() -> (all: [String: ProbeName.Declaration], isWhole: Bool) {
    let files = copies.copies.filter { !$0.isProbe }
    let new = files.filter { known[$0.name] == nil }.map(\.name)
    let declarations = declarations(in: Set(new)).merging(known) { new, _ in new }
    var found: [String: ProbeName.Declaration] = [:]
    for file in files {
      for (usr, declaration) in declarations[file.name] ?? [:] {
        var declaration = declaration
        declaration.location?.file = file.original.path
        found[usr] = declaration
      }
    }
    return (found, files.allSatisfy { declarations[$0.name] != nil })
  }

  /// Whether a declaration is in a protocol or in its extension.
  ///
  /// The declaration's USR then begins with the protocol's USR.
  private func stands(_ usr: String, inOneOf protocols: Set<String>) -> Bool {
    guard !protocols.isEmpty else { return false }
    let bytes = usr.utf8
    // Overlong names don't occur in real code, so treat them as part of a protocol.
    guard bytes.count <= Self.longestName else { return true }
    return bytes.indices.contains { place in
      bytes[place] == UInt8(ascii: "P") && protocols.contains(String(usr[...place]))
    }
  }

  /// Whether a member of the module's own type implements or overrides a library's declaration.
  private func replacesLibrarys(
    _ definition: IndexRecord.Occurrence, beside protocols: Set<String>
  ) -> Bool {
    let usr = definition.symbol.usr
    return definition.isMember && beginsWithModule(usr)
      && definition.replaced.contains { !isOfThisModule($0.usr) }
      && !stands(usr, inOneOf: protocols)
      // Exclude extensions of protocols in other files. Their demangled symbols contain `(extension in`.
      && SymbolModule.demangled(usr).map { !$0.contains("(extension in") } ?? false
  }

  /// Returns the declarations in files, by the copies' names.
  ///
  /// The declarations' locations contain the copies' names, too. Files without a record are omitted.
  func declarations(in names: Set<String>) -> [String: [String: ProbeName.Declaration]] {
    let places = records(of: names)
    var declarations: [String: [String: ProbeName.Declaration]] = [:]
    for name in names {
      guard let record = places[name].flatMap(Self.read) else { continue }
      let definitions = record.occurrences.filter(\.isDefinition)
      let protocols = Set(definitions.map(\.symbol).filter(\.isProtocol).map(\.usr))
      var found: [String: ProbeName.Declaration] = [:]
      for definition in definitions {
        found[definition.symbol.usr] = ProbeName.Declaration(
          location: Diagnostic.Location(
            file: name, line: definition.line, column: definition.column),
          replacesLibrarys: replacesLibrarys(definition, beside: protocols))
      }
      declarations[name] = found
    }
    return declarations
  }

  func probeRecords(among names: Set<String>) -> [String: Data] {
    let probes = names.intersection(copies.copies.filter(\.isProbe).map(\.name))
    guard !probes.isEmpty else { return [:] }
    return records(of: probes).compactMapValues {
      (try? BoundedFile.read($0.path, limit: Self.recordLimit)).map { Data($0) }
    }
  }

  private static func read(_ place: URL) -> IndexRecord? {
    (try? BoundedFile.read(place.path, limit: recordLimit)).flatMap { try? IndexRecord($0) }
  }

  /// Returns the record files, which the compiler names after the source file with a hash of the contents.
  private func records(of names: Set<String>) -> [String: URL] {
    let records = folder.appending(path: "v5/records")
    let files = FileManager.default.enumerator(at: records, includingPropertiesForKeys: nil)
    var found: [String: URL] = [:]
    for case let place as URL in files ?? .init() {
      let name = place.lastPathComponent
      guard let end = name.range(of: ".swift-") else { continue }
      let file = String(name[..<end.lowerBound]) + ".swift"
      if names.contains(file) { found[file] = place }
    }
    return found
  }
}
