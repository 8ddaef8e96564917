import ArgumentParser
import Foundation

/// Where resources lie that are not beside the files.
struct BundleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with the widget's asset catalogs, data and Info.plist, besides what lies beside its files.",
      valueName: "folder"))
  var bundle: String?

  /// The folder; nil where none is named.
  ///
  /// - Throws: `FileError`.
  func folder() throws -> URL? {
    try bundle.map(FileError.folder(at:))
  }
}
