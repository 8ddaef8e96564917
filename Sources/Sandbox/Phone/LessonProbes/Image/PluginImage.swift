import Foundation
import Glibc

/// A loaded library's own sections, found through the section headers of its file.
///
/// The Swift runtime combines the conformance records of all images; only the file shows which records belong
/// to the plugin.
struct PluginImage {
  private let base: UnsafeRawPointer
  private let sections: [String: Range<Int>]

  init(path: String, handle: UnsafeMutableRawPointer) throws(PluginError) {
    guard let base = LoadedLibrary.baseAddress(of: handle) else {
      throw .unreadable("the loader doesn't know its location")
    }
    guard let file = FileManager.default.contents(atPath: path) else {
      throw .unreadable("its file is gone")
    }
    self.base = base
    sections = try ElfSections(file).addresses
  }

  func section(_ name: String) -> UnsafeRawBufferPointer? {
    guard let range = sections[name] else { return nil }
    return UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}

private enum LoadedLibrary {
  /// `RTLD_DI_LINKMAP` of glibc's `dlfcn.h`.
  private static let linkMapRequest: Int32 = 2

  /// Returns the load address, from the first member of the loader's `link_map`.
  ///
  /// `dlinfo` is a GNU extension that Swift's Glibc module doesn't export, so it's looked up by name.
  static func baseAddress(of handle: UnsafeMutableRawPointer) -> UnsafeRawPointer? {
    typealias Function =
      @convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Int32
    guard let symbol = dlsym(nil, "dlinfo") else { return nil }
    var map: UnsafeRawPointer?
    let status = unsafeBitCast(symbol, to: Function.self)(handle, linkMapRequest, &map)
    return status == 0 ? map?.load(as: UnsafeRawPointer?.self) : nil
  }
}

private struct ElfSections {
  /// The address range of each section, relative to the library's load address.
  private(set) var addresses: [String: Range<Int>] = [:]

  private static let headerSize = 64

  init(_ file: Data) throws(PluginError) {
    let bytes = [UInt8](file)
    func number(_ offset: Int, _ width: Int) throws(PluginError) -> Int {
      guard offset >= 0, offset + width <= bytes.count else {
        throw .unreadable("its section headers are damaged")
      }
      var value: UInt64 = 0
      for place in 0..<width { value |= UInt64(bytes[offset + place]) << UInt64(8 * place) }
      guard let number = Int(exactly: value) else {
        throw .unreadable("its section headers are damaged")
      }
      return number
    }
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      throw .unreadable("it isn't a 64-bit ELF file")
    }
    let table = try number(0x28, 8)
    let count = try number(0x3C, 2)
    let namesIndex = try number(0x3E, 2)
    let names = try number(table + namesIndex * Self.headerSize + 0x18, 8)
    for index in 0..<count {
      let header = table + index * Self.headerSize
      let name = names + (try number(header, 4))
      let address = try number(header + 0x10, 8)
      let size = try number(header + 0x20, 8)
      guard name >= 0, name < bytes.count, address > 0, size >= 0 else { continue }
      let text = bytes[name...].prefix { $0 != 0 }
      addresses[String(decoding: text, as: UTF8.self)] = address..<address + size
    }
  }
}
