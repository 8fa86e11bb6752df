/** The chunk with all parts of the forms except their first fields. `form-chunk.ts` fetches it: one file for each part would be a request for each. */
export { default as words } from '../../../content/request.yaml'
export { errorsOf } from './rules/field-errors.ts'
export { applyQuery, restoreDraft } from './rules/fill-draft.ts'
export { requestOf } from './rules/found-request.ts'
export { DraftNote, ErrorSummary, PlanSummary, FormAndReview } from './FormAndReview.tsx'
export { ChangeButton, Review } from './Review.tsx'
export { AgentBox, SubjectFields } from './SubjectFields.tsx'
