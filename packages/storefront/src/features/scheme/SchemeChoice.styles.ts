import styled from 'styled-components'

/** Older browsers have the light scheme only. */
export const SupportedOnly = styled.div`
  @supports not (color: light-dark(#000, #fff)) {
    display: none;
  }
`
