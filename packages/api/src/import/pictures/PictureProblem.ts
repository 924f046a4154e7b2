/** Why a picture of a feed can't be had, as the end of a sentence: "is no picture". */
export class PictureProblem extends Error {}
