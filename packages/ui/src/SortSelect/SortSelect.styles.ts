import styled from 'styled-components'
import { Select } from '../Select/Select.tsx'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-width: 0;

  @media ${media.mobile} {
    flex: 1;
  }
`

/** A pill with its label beside it. */
export const Choice = styled(Select)`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-width: 0;

  & > label {
    color: ${theme.color.text.muted};
    font-weight: ${theme.weight.regular};
    white-space: nowrap;
  }
  & > div {
    min-width: 0;
  }
  & select {
    padding-inline-start: ${theme.space.m};
    border-radius: ${theme.radius.pill};
    font-size: ${theme.type.s};
    font-weight: ${theme.weight.strong};
  }
  /* On mobile it sits in a bar without room for its label. */
  @media ${media.mobile} {
    flex: 1;

    & > label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & > div {
      flex: 1;
    }
  }
`

/** Visible only without JavaScript, so that the button never flashes. */
export const Submit = styled.div`
  @media not (scripting: none) {
    display: none;
  }
`
