import Snapshots
import Testing

@Test(
  arguments: [
    (nil, nil, .missing), ("", "", .missing), (nil, "0", .missing), (nil, "False", .missing),
    (nil, "1", .never), (nil, "true", .never), ("", "1", .never), ("all", "1", .all),
    ("never", nil, .never), ("failed", "0", .failed),
  ] as [(String?, String?, RecordMode)])
func whatIsRecordedIsSaidByTheEnvironment(record: String?, unattended: String?, mode: RecordMode)
  throws
{
  let environment = ["PLUMB_RECORD": record, "CI": unattended].compactMapValues(\.self)
  #expect(try RecordMode.standard(in: environment) == mode)
}

@Test(arguments: ["always", "ALL", "missing "])
func aWordThatIsNoModeIsRefused(word: String) {
  #expect {
    try RecordMode.standard(in: ["PLUMB_RECORD": word, "CI": "1"])
  } throws: {
    "\($0)" == "PLUMB_RECORD is “\(word)”; it must be one of never, missing, failed, all"
  }
}
