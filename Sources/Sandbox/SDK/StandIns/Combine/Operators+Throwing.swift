@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    attempting { transform }
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    attempting { transform }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    attempting {
      { try isIncluded($0) ? $0 : nil }
    }
  }

  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    attempting {
      var last: Output?
      return { value in
        if let known = last, try predicate(known, value) { return nil }
        last = value
        return value
      }
    }
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    attempting {
      var result = initialResult
      return { value in
        result = try nextPartialResult(result, value)
        return result
      }
    }
  }

  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    attempting {
      var drops = true
      return { value in
        drops = try drops && predicate(value)
        return drops ? nil : value
      }
    }
  }

  public func tryCatch<P>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P: Publisher, P.Output == Output {
    AnyPublisher { send, finish in
      var replacement: AnyCancellable?
      let first = listen(send) { completion in
        guard case .failure(let error) = completion else { return finish(.finished) }
        do {
          replacement = try handler(error).listen(send) { finish($0.erased) }
        } catch {
          finish(.failure(error))
        }
      }
      return AnyCancellable {
        first.cancel()
        replacement?.cancel()
      }
    }
  }

  /// Publishes a step's results except nil, and fails with the first error that the step throws.
  ///
  /// - Parameter makeStep: Creates a step for each subscription, so that each has its own state.
  private func attempting<T>(
    _ makeStep: @escaping () -> (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { send, finish in
      let gate = CompletionLatch<any Error>(finish)
      let step = makeStep()
      return listen(
        { value in
          guard gate.isOpen else { return }
          do {
            if let result = try step(value) { send(result) }
          } catch {
            gate.close(.failure(error))
          }
        }, { gate.close($0.erased) })
    }
  }
}
