import ArgumentParser

@main
struct Plumb: ParsableCommand {}
