import AutoLayout

#if compiler(>=6.3)
  /// Reads which files are mapped into memory while the program has one thread. Later other tests may unmap one of them
  /// meanwhile, which ends the program.
  @used @section(".init_array")
  private let readingMappedFilesFirst: @convention(c) () -> Void = { _ = Caller.trace }
#endif
