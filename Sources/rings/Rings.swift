@main
enum Rings {
  static func main() { print("rings") }
}
