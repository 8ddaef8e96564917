func auditedSamples() async -> [Any] { [] }
