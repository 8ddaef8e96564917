// What `import Foundation` means on an Apple system: Foundation, its networking, its XML and
// Observation together, with the names that the Linux Foundation lacks beside them in this module.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import Observation
