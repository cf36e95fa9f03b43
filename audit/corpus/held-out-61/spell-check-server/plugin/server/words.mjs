export const words = new Set(
  `a able about after all also an and any are as at be because been before but by can code could day do does done each
   even every file find first for from function get give good had has have he her here how i if in into is it its just
   know like line list long look make many may more most must name need new no not now number of off on one only or other
   our out over part place project read right run said same see set she should show so some such take test text than that
   the their them then there these they thing this time to two under up use used user value very was way we well were
   what when where which while who why will with word work would write year you your`.split(/\s+/),
);
