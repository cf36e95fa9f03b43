<?php

declare(strict_types=1);

/** @return iterable<string> */
function phpFiles(string $dir): iterable
{
    $it = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($dir, FilesystemIterator::SKIP_DOTS));
    foreach ($it as $info) {
        if ($info->isFile() && $info->getExtension() === 'php') {
            yield str_replace('\\', '/', $info->getPathname());
        }
    }
}

function namespaceOf(string $source): ?string
{
    $tokens = token_get_all($source);
    $name = '';
    $in = false;
    foreach ($tokens as $t) {
        if (is_array($t) && $t[0] === T_NAMESPACE) {
            $in = true;
        } elseif ($in && ($t === ';' || $t === '{')) {
            return trim($name);
        } elseif ($in && is_array($t)) {
            $name .= $t[1];
        }
    }
    return null;
}
