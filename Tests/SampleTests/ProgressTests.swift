import Testing

@testable import plumb

@Test(
  "A bar of progress is as long at the end as at the beginning",
  arguments: [
    (0, 7, 0), (1, 7, 3), (6, 7, 20), (7, 7, 24), (0, 0, 0),
  ])
func progressBar(done: Int, total: Int, filled: Int) {
  let bar = Progress.bar(done, of: total)
  #expect(bar.count == 24 && bar.count { $0 == "█" } == filled)
}
