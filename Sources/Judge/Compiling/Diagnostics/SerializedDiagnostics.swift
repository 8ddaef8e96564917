/// The contents of a file from `-serialize-diagnostics-path` (clang's `.dia` format, version 2).
///
/// The printed form can't be trusted: a learner's `#error("…")` or `@available` message may contain line
/// breaks and look like further diagnostics.
struct SerializedDiagnostics {
  let diagnostics: [Diagnostic]

  private enum Block { static let diagnostic = 9 }
  private enum RecordCode {
    static let diagnostic = 2
    static let range = 3
    static let category = 5
    static let file = 6
    static let fixIt = 7
  }

  /// Reads the diagnostics that the compiler wrote.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limit: The maximum number of errors, and of other diagnostics.
  init(_ bytes: [UInt8], limit: Int = 200) throws(BitstreamReader.Damage) {
    var reader = BitstreamReader(bytes)
    guard reader.skipMagic("DIAG") else { throw .malformed }
    var files: [UInt64: String] = [:]
    var categories: [UInt64: String] = [:]
    var open: [Diagnostic?] = []
    var finished: [Diagnostic] = []
    // Any number of warnings may come before the error that stops the compiler, so errors have a separate
    // limit.
    var left = (errors: limit, others: limit)
    while !reader.isAtEnd, left.errors > 0 {
      switch try reader.next() {
      case .block(let id):
        open.append(
          id == Block.diagnostic ? Diagnostic(severity: .remark, message: "") : nil)
      case .endOfBlock:
        guard let ended = open.popLast(), var closed = ended else { continue }
        if closed.isAboutUnsafeCode, open.last.map({ $0 == nil }) ?? true {
          if closed.writesToStandardStreams { continue }
          closed.severity = .error
        }
        if let parent = open.last, let parent {
          if parent.notes.count < Self.mostNotes { open[open.count - 1]?.notes.append(closed) }
        } else if closed.severity == .error {
          left.errors -= 1
          finished.append(closed)
        } else if left.others > 0 {
          left.others -= 1
          finished.append(closed)
        }
      case .record(let record):
        let text = String(decoding: record.blob, as: UTF8.self)
        switch record.code {
        case RecordCode.file: if let id = record.fields.first { files[id] = text }
        case RecordCode.category:
          // `DeprecatedDeclaration@https://…`: the name and the documentation's URL.
          let name = text.prefix { $0 != "@" }
          if let id = record.fields.first { categories[id] = String(name) }
        default:
          guard let last = open.indices.last else { continue }
          Self.add(record, text, to: &open[last], files: files, categories: categories)
        }
      }
    }
    diagnostics = finished
  }

  /// The maximum number of notes.
  ///
  /// An ambiguous name may have thousands of candidates.
  static let mostNotes = 20

  private static func add(
    _ record: BitstreamReader.Record, _ text: String, to diagnostic: inout Diagnostic?,
    files: [UInt64: String], categories: [UInt64: String]
  ) {
    let fields = record.fields
    switch record.code {
    case RecordCode.diagnostic where fields.count >= 7:
      diagnostic?.severity = severity(fields[0])
      diagnostic?.message = text
      diagnostic?.location = location(fields[1...], files)
      diagnostic?.category = categories[fields[5]]
    case RecordCode.range where fields.count >= 8:
      guard let start = location(fields[0...], files), let end = location(fields[4...], files)
      else { return }
      diagnostic?.ranges.append(Diagnostic.Range(start: start, end: end))
    case RecordCode.fixIt where fields.count >= 8:
      guard let start = location(fields[0...], files), let end = location(fields[4...], files)
      else { return }
      diagnostic?.fixIts.append(
        Diagnostic.FixIt(range: Diagnostic.Range(start: start, end: end), text: text))
    default: return
    }
  }

  /// Reads file, line, column and offset; file 0 means no location.
  private static func location(
    _ fields: ArraySlice<UInt64>, _ files: [UInt64: String]
  ) -> Diagnostic.Location? {
    let start = fields.startIndex
    guard fields.count >= 3, let file = files[fields[start]] else { return nil }
    return Diagnostic.Location(
      file: file, line: Int(truncatingIfNeeded: fields[start + 1]),
      column: Int(truncatingIfNeeded: fields[start + 2]))
  }

  private static func severity(_ level: UInt64) -> Diagnostic.Severity {
    switch level {
    case 1: .note
    case 2: .warning
    case 3, 4: .error
    default: .remark
    }
  }
}
