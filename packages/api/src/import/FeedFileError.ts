/** A file that can't be a feed, with a sentence for the operator. */
export class FeedFileError extends Error {}
