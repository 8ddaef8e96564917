/// What a Live Activity is about; its content state is what changes while it runs.
@available(iOS 16.1, *)
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}
