export class FeedFileError extends Error {}
