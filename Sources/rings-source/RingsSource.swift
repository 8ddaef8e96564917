@main
enum RingsSource {
  static func main() { print("rings-source") }
}
