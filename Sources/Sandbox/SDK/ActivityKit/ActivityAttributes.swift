/// The static data of a Live Activity.
///
/// Its `ContentState` holds the data that changes while the activity runs.
@available(iOS 16.1, *)
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}
