/// What a server does not go beyond, whoever asks.
package struct ServerLimits: Sendable {
  /// The most connections at the same time. For another one the oldest ends on which nothing was answered yet but
  /// refusals; where there is none, the new one is told so and closed.
  package var connections = 64
  /// The most connections with those that were shut down and have not ended yet.
  package var connectionsWithEnding = 512
  /// The most bytes of a request's line and headers.
  package var headBytes = 16_384
  /// The most bytes of a request's body.
  package var bodyBytes = 65_536
  /// How long a request may take from its first byte to its last.
  package var receiving = Duration.seconds(10)
  /// How long a connection may wait for its next request.
  package var idle = Duration.seconds(60)
  /// How long a part of a response may take until the system has taken all of it.
  package var sending = Duration.seconds(10)
  /// How often it is looked whether one of these times is over.
  package var precision = Duration.milliseconds(500)

  package init() {}
}
