import Foundation
import Storage

/// Reads from a compile's index what the names in its probe files stand for.
struct ProbeIndex {
  /// The folder of the index, which the compiler makes beside its results.
  static let folder = "\(Output.folder)/index"

  /// The most bytes of one file's record; those of probes are a hundredth of it.
  private static let recordLimit = 8 << 20

  private static let longestName = 2_000

  let folder: URL
  let copies: SourceCopies
  /// The module that the files and the probes are compiled as.
  let module: String
  /// What files declare that were not compiled now, by their copies' names.
  var known: [String: [String: ProbeName.Declaration]] = [:]
  /// The records of probe files that are elsewhere by now, by their copies' names.
  var knownRecords: [String: Data] = [:]
  /// The symbols of probe files, by their copies' names.
  var symbols: [String: ProbeSymbols] = [:]

  /// Finds the index of a compile in its folder.
  ///
  /// - Parameter work: The compiler's working folder.
  init(in work: URL, copies: SourceCopies, module: String) {
    folder = work.appending(path: Self.folder)
    self.copies = copies
    self.module = module
  }

  /// Every use of a name in the probe files; nil where the compiler left no index of them.
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
    // What the probes declare, and whether it stands at the top level.
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
              // Nobody wrote it: the compiler gives it to a type that conforms to a library's protocol.
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

  /// The symbols of the probes that none of these names stands for.
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

  /// The place of an extension's member; for a conformance that of the first member beside it.
  private static func location(
    of found: ProbeSymbols.Extension, among definitions: [String: ProbeName.Declaration]
  ) -> Diagnostic.Location? {
    if let exact = definitions["s:" + found.symbol.dropFirst(2)]?.location { return exact }
    let beginning = "):\(found.type)." + (found.path.last ?? "")
    return definitions.filter { usr, _ in
      SymbolModule.demangled(usr)?.contains(beginning) ?? false
    }.compactMap(\.value.location).min { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// A declaration's name holds its module's, also where it extends somebody else's type.
  private func isOfThisModule(_ usr: String) -> Bool {
    usr.contains("\(module.utf8.count)\(module)")
  }

  /// False for what is declared within somebody else's type.
  private func beginsWithModule(_ usr: String) -> Bool {
    usr.hasPrefix("s:\(module.utf8.count)\(module)")
  }

  /// `map(_:)` is written `map`, and a property's accessors have its name.
  private static func written(_ name: String) -> String {
    let base = name.prefix { $0 != "(" }
    // An operator may begin with a parenthesis no more than a name may hold a colon.
    return base.split(separator: ":").last.map(String.init) ?? String(base)
  }

  /// Where the files that are no probes declare what, and whether it is known of all of them.
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

  /// Whether a declaration stands in a protocol or in an extension of one: its name begins with the protocol's.
  private func stands(_ usr: String, inOneOf protocols: Set<String>) -> Bool {
    guard !protocols.isEmpty else { return false }
    let bytes = usr.utf8
    // Nobody's names are so long, and whoever's are has nothing to say in a probe.
    guard bytes.count <= Self.longestName else { return true }
    return bytes.indices.contains { place in
      bytes[place] == UInt8(ascii: "P") && protocols.contains(String(usr[...place]))
    }
  }

  /// Whether a definition is what a type of the module's own has in the place of something of a library's.
  private func replacesLibrarys(
    _ definition: IndexRecord.Occurrence, beside protocols: Set<String>
  ) -> Bool {
    let usr = definition.symbol.usr
    return definition.isMember && beginsWithModule(usr)
      && definition.replaced.contains { !isOfThisModule($0.usr) }
      && !stands(usr, inOneOf: protocols)
      // A protocol of another file's: what extends one is named so.
      && SymbolModule.demangled(usr).map { !$0.contains("(extension in") } ?? false
  }

  /// What files declare, by the names of their copies, which are the files of the places; a file of which
  /// the compiler left no record is not among them.
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

  /// The records of those of the files that are probes.
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

  /// The records of files: the compiler names one after its file, with a code of its content behind it.
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
