/** The search engine did not answer, refused, or lacks the products: an error of the engine and not of the request. */
export class EngineFailure extends Error {}

/** The search engine refuses one query, such as one with too many clauses. It answers others. */
export class RefusedQuery extends EngineFailure {}
