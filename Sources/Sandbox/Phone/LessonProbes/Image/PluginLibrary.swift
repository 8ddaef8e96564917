import Glibc

/// The learner's compiled code, loaded into this process.
struct PluginLibrary {
  private let handle: UnsafeMutableRawPointer
  /// The plugin's types with a conformance.
  let types: [DeclaredType]
  private let records: UnsafeRawBufferPointer?

  /// Loads a plugin.
  ///
  /// All symbols are bound immediately and none are exported, so the plugin can't replace anything loaded
  /// before it.
  init(path: String) throws(PluginError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let words = dlerror().map { String(cString: $0) } ?? "unknown reason"
      // Removes the file's path, which the learner doesn't know, from the start of the message.
      throw .notLoaded(words.replacing("\(path): ", with: ""))
    }
    self.handle = handle
    let image = try PluginImage(path: path, handle: handle)
    types = image.section("swift5_protocol_conformances").map { ConformanceRecords($0).types } ?? []
    records = image.section("swift5_type_metadata")
  }

  /// Every nongeneric type, with or without conformances.
  var everyType: [Any.Type] { records.map { TypeRecords($0).types } ?? [] }

  func callEntry(_ symbol: String) {
    guard let address = dlsym(handle, symbol) else { return }
    typealias Entry = @convention(c) () -> Void
    unsafeBitCast(address, to: Entry.self)()
  }

  /// Runs the plugin's `main`, or returns false if nothing is marked `@main`.
  func start() -> Bool {
    guard let address = dlsym(handle, ExtensionEntry.symbol) else { return false }
    typealias Entry = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Int32
    _ = unsafeBitCast(address, to: Entry.self)(0, nil)
    return true
  }

  /// Returns the types that conform to a protocol of this name, according to the plugin's records.
  func types(conformingTo name: String) -> [DeclaredType] {
    types.filter { $0.protocols.contains(name) }
  }
}

/// The compiler's symbol for the `main` of a learner's module.
enum ExtensionEntry {
  static let symbol = "LearnerWidget_main"
}
