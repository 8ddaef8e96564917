// The equivalent of Apple's `import Foundation`: Foundation with its networking and XML modules, Observation,
// and this module's declarations, which Foundation on Linux lacks.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import Observation
