@_exported public import osStandIn
