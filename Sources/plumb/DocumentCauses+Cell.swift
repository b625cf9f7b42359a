import Causes
import LayoutScene
import Work

extension DocumentCauses {
  /// The causes of a cell; nil where nothing of its document can be read.
  init?(_ job: CellJob, _ batch: Batch, _ measurer: any TextMeasuring, _ work: WorkBudget) {
    guard let document = batch.inputs[job.input].document else { return nil }
    self.init(document, options: job.options, measurer: measurer, work: work)
  }
}
