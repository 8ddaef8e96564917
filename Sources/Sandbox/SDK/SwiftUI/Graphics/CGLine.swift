/// How a stroked line ends.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How two pieces of a stroked line meet.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// What of an area counts as inside, where a path crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}
