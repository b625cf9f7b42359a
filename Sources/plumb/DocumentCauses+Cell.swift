import Causes

extension DocumentCauses {
  /// Of a cell; nil where nothing of its document can be read.
  init?(_ job: CellJob, _ batch: Batch, _ worker: Worker) {
    guard let document = batch.inputs[job.input].document else { return nil }
    self.init(document, options: job.options, measurer: worker.typesetter)
  }
}
