import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-width: 0;

  & > label,
  & select {
    min-width: 0;
    max-width: 100%;
  }
  /* On mobile the select sits in a bar without room for its label. */
  @media ${media.mobile} {
    flex: 1;

    & > label {
      flex: 1;
    }
    & > label > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & select {
      flex: 1;
      width: 100%;
    }
  }
`

/** Visible only without JavaScript, so that the button never flashes. */
export const Submit = styled.div`
  @media not (scripting: none) {
    display: none;
  }
`
