// Node 20 has no Temporal of its own; the product's entries import the same polyfill first.
import 'temporal-polyfill/global'
