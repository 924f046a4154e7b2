export const share = 'Share'
export const copied = 'Link copied'
export const notCopied = 'We couldn’t copy the link. You can copy it from the address bar.'
