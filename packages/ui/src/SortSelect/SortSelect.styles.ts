import styled from 'styled-components'
import { Select } from '../Select/Select.tsx'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  /* Its place is the same from its first option to its longest, which may arrive later. */
  min-width: 14rem;

  @media ${media.mobile} {
    flex: 1;
    min-width: 0;
  }
`

/** A pill with its label beside it. */
export const Choice = styled(Select)`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  flex: 1;
  min-width: 0;

  & > label {
    color: ${theme.color.text.muted};
    font-weight: ${theme.weight.regular};
    white-space: nowrap;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & select {
    padding-inline-start: ${theme.space.m};
    border-radius: ${theme.radius.pill};
    font-size: ${theme.type.s};
    font-weight: ${theme.weight.strong};
  }
  /* On mobile it sits in a bar with room for its label above the choice only. A tap on the label is one on the choice. */
  @media ${media.mobile} {
    position: relative;

    & > label {
      position: absolute;
      z-index: 1;
      inset-block-start: ${theme.space.xxs};
      inset-inline-start: calc(${theme.space.m} + 1px);
      font-size: ${theme.type.xs};
      line-height: ${theme.leading.title};
      pointer-events: none;
    }
    & select {
      padding-block: calc(${theme.space.xxs} + ${theme.type.xs} * ${theme.leading.title}) ${theme.space.xxs};
      line-height: ${theme.leading.title};
    }
  }
`

/** Visible only without JavaScript, so that the button never flashes. */
export const Submit = styled.div`
  @media not (scripting: none) {
    display: none;
  }
`
