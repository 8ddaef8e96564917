extension CellGrid {
  /// Returns a faded copy of the grid: colors close to gray, and dim characters.
  package func dimmed() -> CellGrid {
    var result = self
    for row in 0..<rows {
      for column in 0..<columns {
        var cell = self[column, row]
        cell.foreground = cell.foreground?.faded()
        cell.background = cell.background?.faded()
        cell.attributes.remove(.bold)
        cell.attributes.insert(.dim)
        result[column, row] = cell
      }
    }
    return result
  }
}

extension CellColor {
  /// Returns the color mixed with 75% gray.
  fileprivate func faded() -> CellColor {
    let grey = 40 + luma * 110
    func mixed(_ value: UInt8) -> UInt8 {
      UInt8(min(max(Double(value) * 0.25 + grey * 0.75, 0), 255))
    }
    return CellColor(red: mixed(red), green: mixed(green), blue: mixed(blue))
  }
}
